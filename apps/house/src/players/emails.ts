const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const LENGTH_MAX = 254;

/** An email as it is kept and compared. */
export const emailOf = (text: string): string => text.trim().toLowerCase();

export const isEmail = (email: string): boolean => email.length <= LENGTH_MAX && EMAIL.test(email);
