/** `npm run soak` asks for what takes too long for `npm test`. */
export const IS_SOAK = process.env.SOAK === '1';
