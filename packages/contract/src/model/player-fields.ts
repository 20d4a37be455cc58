import { z } from 'zod';
import { MARKETING_CHANNELS } from '../constants/player-fields.ts';
import { EpochMs } from './ids.ts';

const text = (max: number) => z.string().max(max).optional();

/** Fields of sign-up beyond those that an account cannot do without. The backend checks them, and names each wrong one. */
export const FURTHER_PLAYER_FIELDS = {
  first_name: text(200),
  last_name: text(200),
  nickname: text(200),
  municipality: text(200).meta({
    description: 'One of `GET /municipalities` of the country; any if that lists none',
  }),
  mobile_phone: text(40).meta({ description: 'With its country code, or as dialled in the country' }),
  terms: text(100).meta({ description: 'Version of the terms that the player accepts' }),
};

/** Marketing that a player agrees to (true) or no longer wants (false), by channel. An absent channel stays as it is. */
export const ConsentChange = z
  .strictObject({
    email: z.boolean().optional(),
    sms: z.boolean().optional(),
    push: z.boolean().optional(),
  })
  .meta({ id: 'ConsentChange' });
export type ConsentChange = z.infer<typeof ConsentChange>;

/** Fields that an account may lack. An absent one stays as it is. */
export const MissedFields = z
  .strictObject({ country: text(2), birth_date: text(10), ...FURTHER_PLAYER_FIELDS })
  .meta({ id: 'MissedFields' });

/** Marketing by channel: what the player last decided, and when; null if never. */
export const Consents = z
  .object({
    data: z.array(
      z.object({
        channel: z.enum(MARKETING_CHANNELS),
        given: z.boolean(),
        changed_at: EpochMs.nullable(),
      }),
    ),
  })
  .meta({ id: 'Consents' });
export type Consents = z.infer<typeof Consents>;
