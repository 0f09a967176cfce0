import { rm } from 'node:fs/promises'
import { inRoot } from '../stack/paths.ts'
import type { Stack } from '../stack/stack.ts'
import { findChromium } from './chromium.ts'
import { runningShop, withKeptShop } from './kept-shop.ts'
import { conclude } from './results.ts'
import { suiteEnv } from './stack-under-test.ts'
import { runPlaywright } from './suites.ts'

const shotsDir = inRoot('var/shots')

async function shoot(stack: Stack, words: string[]) {
  if (words.length === 0) await rm(shotsDir, { recursive: true, force: true })
  const env = { ...(await suiteEnv(stack, '', await findChromium())), SHOTS_DIR: shotsDir }
  return runPlaywright({ name: 'shots', config: 'tests/shots/playwright.config.ts', env, words })
}

/**
 * `npm run shots`: every screen at two sizes in both languages, of the shop that runs or of one
 * that is brought up for it. `npm run shots -- --grep=cart` takes some of them anew.
 */
export async function shots(...words: string[]): Promise<void> {
  const running = await runningShop()
  const result = running
    ? await shoot(running, words)
    : await withKeptShop((stack) => shoot(stack, words))
  console.log('\nThe contact sheet is var/shots/index.html; its parts are var/shots/sheets/*.png.')
  conclude([result])
}
