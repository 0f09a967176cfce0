import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Placeholders and loading states: axe must check their final content. */
const loading = '.ant-spin-spinning, .ant-btn-loading, .product-blank, [aria-busy=true]'

/** Whether colours still change or contents are still loading. */
function isChanging(loading: string): boolean {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  const isRunning = transitions.some(({ playState }) => playState === 'running')
  return isRunning || document.querySelector(loading) !== null
}

/** Runs in the page, to which axe has been added. */
async function violationsIn(part: string): Promise<string[]> {
  const added = (window as typeof window & { axe: typeof axe }).axe
  const { violations } = await added.run(part, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

/**
 * axe finds no violation on the loaded page, or in the named part of it. It runs in the page itself:
 * no page of ours has frames, and the joining of results by `@axe-core/playwright` costs as much as
 * the analysis.
 */
export async function expectNoFindings(page: Page, part = 'html'): Promise<void> {
  await expect.poll(() => page.evaluate(isChanging, loading)).toBe(false)
  await page.evaluate(axe.source)
  expect(await page.evaluate(violationsIn, part)).toEqual([])
}
