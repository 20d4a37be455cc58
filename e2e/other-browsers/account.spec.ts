import { at } from './find.ts';
import { signUpQuietly } from './steps.ts';
import { atBothWidths, test } from './test.ts';

const main = at('main');

atBothWidths(() => {
  test('who forgot the password asks for a link', { tag: '@soak' }, async ({ visitor }) => {
    await visitor.open('/sports?modal=forgot_password');
    const dialog = at('dialog', 'Set a new password');
    await visitor.hasFocus(at('textbox', 'Email', dialog));
    await visitor.fill(at('textbox', 'Email', dialog), 'nobody@touchline.example');
    await visitor.press('Enter');
    await visitor.reads(dialog, 'we’ve sent a link');
  });

  test('a player pays in and reads it in the wallet', { tag: '@soak' }, async ({ visitor }) => {
    await signUpQuietly(visitor);
    await visitor.open('/sports?modal=deposit');
    const dialog = at('dialog', 'Deposit');
    await visitor.hasFocus(at('textbox', 'Amount', dialog));
    await visitor.click(at('button', '€20', dialog));
    await visitor.click(at('button', 'Deposit €20.00', dialog));
    await visitor.reads(at('region', 'Notices'), '€20.00 is in your balance.');
    await visitor.misses(dialog);
    await visitor.reads(at('banner'), '€1,020.00');
    await visitor.open('/sports/wallet');
    await visitor.reads(main, '€1,020.00');
    await visitor.reads(main, '+€20.00');
  });

  test('a player gives himself a nickname and finds it again', { tag: '@soak' }, async ({ visitor }) => {
    await signUpQuietly(visitor);
    await visitor.open('/sports/account');
    await visitor.fill(at('textbox', 'Nickname', main), 'Grey Heron');
    await visitor.click(at('button', 'Save', main));
    await visitor.reads(at('region', 'Notices'), /saved/i);
    await visitor.open('/sports/account');
    await visitor.hasAttribute(at('textbox', 'Nickname', main), 'value', 'Grey Heron');
  });
});
