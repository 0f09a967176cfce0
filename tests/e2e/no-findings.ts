import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { viewports } from './viewports.ts'

/** Every checked document compiles it; `axe.source` has more than twice its size. */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')

/** Placeholders and loading states: axe must check their final content. */
const loading = '.ant-spin-spinning, .ant-btn-loading, .product-blank, [aria-busy=true]'

/** Whether colours still change or contents are still loading. */
function isChanging(loading: string): boolean {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  const isRunning = transitions.some(({ playState }) => playState === 'running')
  return isRunning || document.querySelector(loading) !== null
}

interface Checked {
  part: string
  options: axe.RunOptions
}

/** Runs in the page, to which axe has been added. */
async function violationsIn({ part, options }: Checked): Promise<string[]> {
  const added = (window as typeof window & { axe: typeof axe }).axe
  const { violations } = await added.run(part, { resultTypes: ['violations'], ...options })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

/**
 * axe finds no violation on the loaded page, or in the named part of it. It runs in the page itself:
 * no page of ours has frames, and the joining of results by `@axe-core/playwright` costs as much as
 * the analysis.
 */
export async function expectNoFindings(
  page: Page,
  part = 'html',
  options: axe.RunOptions = {},
): Promise<void> {
  await expect.poll(() => page.evaluate(isChanging, loading)).toBe(false)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  expect(await page.evaluate(violationsIn, { part, options })).toEqual([])
}

/** For a flow that is tested at one size, because only its layout depends on the size. */
export async function expectNoFindingsAtBothSizes(page: Page, part?: string): Promise<void> {
  const own = page.viewportSize()
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size)
    await expectNoFindings(page, part)
  }
  if (own) await page.setViewportSize(own)
}
