import { expect, speaker, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

test.use({ shopLocale: 'vi' })

test('a manager sets a rate of VAT for a day to come, and withdraws it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/crm-admin/vat')
  await expect(page.getByRole('row', { name: say('crm-vat.present') })).toBeVisible()
  await expectNoFindings(page)
  const day = page.getByLabel(say('crm-vat.firstDay'))
  await day.fill('01/07/2025')
  await page.getByLabel(say('crm-vat.ratePercent')).fill('9')
  await page.getByLabel(say('crm-vat.reason')).fill('Nghị định thử')
  const save = page.getByRole('button', { name: say('crm-vat.save') })
  await save.click()
  await expect(page.getByText(say('crm-vat.dayPast'))).toBeVisible()
  await day.fill('1/1/2998')
  await save.click()
  await expectNotice(page, say('crm-vat.saved'))
  await expect(page.getByRole('row', { name: '01/01/2998' })).toContainText('9%')
  await expect(day).toHaveValue('')
  await page
    .getByRole('button', { name: say('crm-vat.withdrawFrom', { day: '01/01/2998' }) })
    .click()
  await expectNotice(page, say('crm-vat.withdrawn'))
  await expect(page.getByRole('row', { name: '01/01/2998' })).toHaveCount(0)
})
