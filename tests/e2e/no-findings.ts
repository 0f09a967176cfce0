import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Nothing on the page as it is now, or in the part that is named, keeps anybody out. axe runs in the
 * page itself and returns only violations: no page of ours has frames, and a second page that
 * joins the results of frames costs as much as the analysis.
 */
export async function expectNoFindings(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(found).toEqual([])
}
