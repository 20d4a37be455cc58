/** A fault that the person who starts the house can mend: shown as one sentence, without a stack. */
export class Sentence extends Error {}
