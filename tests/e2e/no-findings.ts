import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What fades from one colour to another, or waits for an answer, has neither of its colours. */
function isFading(): boolean {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  const isRunning = transitions.some(({ playState }) => playState === 'running')
  return isRunning || document.querySelector('.ant-btn-loading') !== null
}

/**
 * Nothing on the page as it is now, or in the part that is named, keeps anybody out. axe runs in the
 * page itself and returns only violations: no page of ours has frames, and a second page that
 * joins the results of frames costs as much as the analysis.
 */
export async function expectNoFindings(page: Page, part = 'html'): Promise<void> {
  await expect.poll(() => page.evaluate(isFading)).toBe(false)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(found).toEqual([])
}
