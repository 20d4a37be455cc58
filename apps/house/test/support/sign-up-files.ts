import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { User } from '@touchline/contract';
import { newDataDir } from './data-template.ts';
import { type Caller, startTestHouse, type TestHouse } from './house.ts';

export const MISSED = '/platform/player/missed_fields';
/** Fields of a fresh installation. */
export const FIELDS = ['email', 'password', 'country', 'currency', 'birth_date'];

/** A house with the operator's files of sign-up. */
export interface SignUpFilesHouse {
  readonly house: TestHouse;
  /** Writes a file, which a reader recognises as changed by its time and size. */
  readonly place: (file: 'sign-up.json' | 'municipalities.json', content: unknown) => void;
  readonly setRules: (rules: object) => void;
  /** Removes both files. */
  readonly clear: () => void;
  readonly end: () => Promise<void>;
}

export async function startSignUpFilesHouse(): Promise<SignUpFilesHouse> {
  const dataDir = await newDataDir();
  const house = await startTestHouse({ dev: true, payments: 'stand-in', dataDir });
  const place: SignUpFilesHouse['place'] = (file, content) =>
    writeFileSync(join(dataDir, file), JSON.stringify(content));
  return {
    house,
    place,
    setRules: (rules) => place('sign-up.json', rules),
    clear() {
      for (const file of ['sign-up.json', 'municipalities.json'])
        rmSync(join(dataDir, file), { force: true });
    },
    async end() {
      await house.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Names of the fields that a player lacks. */
export const missedBy = async (player: Caller): Promise<string[]> =>
  User.parse((await player.get('/platform/player')).body).auth_fields_missed;

export const detailsOf = (answer: { status: number; body: { data: { details: unknown } } }) => [
  answer.status,
  answer.body.data.details,
];
