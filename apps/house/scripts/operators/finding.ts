/** Something that is wrong in what an operator set up (`error`), or that he may not mean so (`warning`). */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** The variable, or the file below the data folder. */
  readonly where: string;
  readonly says: string;
}
