import { type Environment, listOf } from '../option-values.ts';
import { Sentence } from '../sentence.ts';
import { isOriginPattern, PUSH_ORIGINS } from './push-services.ts';

/** Who sends push messages, and the origins of push services that they may be sent to. */
interface PushOptions {
  readonly pushSubject: string;
  readonly pushOrigins: readonly string[];
}

export const DEFAULT_PUSH: PushOptions = {
  pushSubject: 'mailto:push@touchline.example',
  pushOrigins: PUSH_ORIGINS,
};

function pushSubjectOf(env: Environment): string {
  const text = env.WEB_PUSH_SUBJECT?.trim() || DEFAULT_PUSH.pushSubject;
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(text) || URL.parse(text)?.protocol === 'https:') return text;
  throw new Sentence(
    `WEB_PUSH_SUBJECT must be mailto: with an address or an address with https:, not "${text}".`,
  );
}

function pushOriginsOf(env: Environment): readonly string[] {
  const origins = listOf(env.PUSH_ORIGINS ?? '');
  const wrong = origins.find((origin) => !isOriginPattern(origin));
  if (wrong !== undefined)
    throw new Sentence(`PUSH_ORIGINS names "${wrong}", which is no origin such as https://*.push.example.`);
  return origins.length > 0 ? origins : PUSH_ORIGINS;
}

/** Reads the settings of push messages. Errors: Sentence for a wrong value. */
export const readPushOptions = (env: Environment): PushOptions => ({
  pushSubject: pushSubjectOf(env),
  pushOrigins: pushOriginsOf(env),
});
