import type { ModalProps } from '#data/block.ts';
import { MailRequest } from './mail-request.tsx';

/** Asks for a link to set a new password. */
export const View = ({ props }: ModalProps) => <MailRequest mail="password" props={props} />;
