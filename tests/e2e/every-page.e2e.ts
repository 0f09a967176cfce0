import { isMemberKind, pageOfKind } from '../support/page-kinds.ts'
import { coveredControls } from './covered-controls.ts'
import { cutOffWords } from './cut-off.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { demoMember, signIn } from './signed-in.ts'

const paths = {
  ...pageOfKind,
  'payment success': '/thanh-toan/thanh-cong',
  'payment waiting': '/thanh-toan/cho-ket-qua',
}

/** A desktop of 1280 pixels at 400 % (WCAG 1.4.10), which also covers smaller zooms. */
const zoomed = { width: 320, height: 256 }

// These tests only read pages: half of their CPU time would be spent on a new browser tab for each.
test.use({ reuseContext: true })
// They are the last of a project: one worker alone would leave a core idle.
test.describe.configure({ mode: 'parallel' })

for (const [name, path] of Object.entries(paths)) {
  test(`${name}: no console error, no axe violation, nothing covered, complete when zoomed`, {
    tag: '@both',
  }, async ({ page, at, isMobile }) => {
    const lost: string[] = []
    page.on('response', (response) => {
      const isPage = response.request().resourceType() === 'document'
      if (!isPage && response.status() >= 400) lost.push(`${response.status()} ${response.url()}`)
    })
    if (isMemberKind(name)) await signIn(page, await demoMember())
    await page.goto(at(path))
    // Personal pages get theirs from an island.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectNoFindings(page)
    if (isMobile) expect(await coveredControls(page)).toEqual([])
    await page.setViewportSize(zoomed)
    // The first frames after a resize partly use the old size.
    await expect.poll(() => cutOffWords(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(zoomed.width)
    expect(lost).toEqual([])
  })
}
