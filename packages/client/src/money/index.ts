export { readBet } from './bet.ts';
export { askMoney, type MoneyAnswer } from './money-answer.ts';
export { type DepositRead, type PayoutRead, readDeposit, readPayout } from './payment.ts';
export {
  type PlacedBetRead,
  type PlacementRead,
  readPlacement,
  readRequest,
  type SentPlacement,
} from './placement.ts';
export { readWidgetMessage, type WidgetMessage, type WidgetNotice } from './widget-message.ts';
