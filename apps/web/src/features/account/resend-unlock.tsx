import type { ModalProps } from '#data/block.ts';
import { MailRequest } from './mail-request.tsx';

/** Asks for a link that lifts the sign-in lock. */
export const View = ({ props }: ModalProps) => <MailRequest mail="unlock" props={props} />;
