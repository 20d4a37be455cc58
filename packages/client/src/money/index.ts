export { readBet } from './bet.ts';
export { askMoney, type MoneyAnswer } from './money-answer.ts';
export {
  type PlacedBetRead,
  type PlacementRead,
  readPlacement,
  readRequest,
  type SentPlacement,
} from './placement.ts';
