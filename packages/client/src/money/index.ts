export { readBet } from './bet.ts';
export { askMoney, type MoneyAnswer, NO_CLEAR_ANSWER } from './money-answer.ts';
export {
  type PlacedBetRead,
  type PlacementRead,
  readPlacement,
  readRequest,
  type SentPlacement,
} from './placement.ts';
