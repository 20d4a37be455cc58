import { chromium } from 'playwright-core';
const [,, base, out] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const say = async (page, what) => console.log(what, '|', JSON.stringify((await page.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ').slice(0, 120)), '| header:', await page.locator('[data-zone="header"]').count(), 'slip:', await page.locator('[data-zone="right_sidebar"]').count());
for (const [name, press] of [['Sign in', (p) => p.locator('[data-zone=header] button', { hasText: 'Sign in' }).first().click()], ['/', (p) => p.keyboard.press('/')]]) {
  const context = await b.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(base + '/sports'); await page.waitForSelector('html[data-transport=up]', { timeout: 60000 }); 
  await context.setOffline(true); await press(page); await page.waitForTimeout(4000);
  await say(page, `offline, ${name}`);
  if (out) await page.screenshot({ path: `${out}-${name === '/' ? 'search' : 'sign-in'}.png` });
  await context.setOffline(false); await page.waitForTimeout(1500); await say(page, `online again, ${name}`);
  const again = page.getByRole('button', { name: 'Try again' }); if (await again.count()) { await again.click(); await page.waitForTimeout(3000); await say(page, 'after Try again'); if (out) await page.screenshot({ path: `${out}-again.png` }); }
  await context.close();
}
await b.close();
