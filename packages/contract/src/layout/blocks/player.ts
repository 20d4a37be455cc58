import { z } from 'zod';

export const betSlip = z.object({});
export const myBets = z.object({
  display: z.enum(['panel', 'page']).default('panel').meta({ label: 'Display' }),
});
export const wallet = z.object({});
export const limits = z.object({});
export const profile = z.object({
  show_balance: z.boolean().default(true).meta({ label: 'Show the balance' }),
});
export const account = z.object({});
export const language = z.object({});
export const odds = z.object({});
export const theme = z.object({});
export const notifications = z.object({});
export const prediction = z.object({});
export const chatToggle = z.object({});
