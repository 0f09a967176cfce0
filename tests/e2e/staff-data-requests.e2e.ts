import { formatPhone } from '@nas/domain/contact'
import { newPhone } from '../support/new-phone.ts'
import { api } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { staffHeaders } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

test.use({ shopLocale: 'vi' })

test('staff write down a request about personal data and answer it once', {
  tag: '@desktop',
}, async ({ page }) => {
  const phone = newPhone()
  await signInAsStaff(page)
  await page.goto('/crm-admin/supports')
  await page.getByRole('link', { name: say('crm-requests.dataRequests') }).click()
  await page.getByRole('button', { name: say('crm-data-requests.add') }).click()
  const adding = page.getByRole('dialog', { name: say('crm-data-requests.add') })
  const save = adding.getByRole('button', { name: say('crm-data-requests.save') })
  await save.click()
  await expect(adding.getByText(say('crm-record.problem.required'))).toHaveCount(3)
  await adding.getByLabel('Yêu cầu', { exact: false }).first().click()
  await page.getByTitle('Xóa dữ liệu').last().click()
  await adding.getByLabel('Nhận qua').click()
  await page.getByTitle('Điện thoại').last().click()
  await adding.getByLabel(say('crm-data-requests.contact')).fill(phone)
  await expectNoFindings(page)
  await save.dblclick()
  await expectNotice(page, say('crm-data-requests.added'))
  await page.goto(`/crm-admin/supports/data-requests?q=${phone}`)
  const row = page.getByRole('row', { name: formatPhone(phone) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Chờ trả lời')

  await row.getByRole('button', { name: say('crm-data-requests.answer') }).click()
  const answering = page.getByRole('dialog')
  await answering.getByLabel('Cách trả lời').fill('Đã xóa, gọi báo khách')
  const { body } = await api<{ data: { id: string }[] }>(`/data-requests?_q=${phone}`, {
    headers: await staffHeaders(),
  })
  await api('/app/answerdatarequest', {
    method: 'POST',
    headers: await staffHeaders(),
    body: { request: body.data[0]?.id, answer: 'Đã gọi lại' },
  })
  await answering.getByRole('button', { name: say('crm-data-requests.answer') }).click()
  await expectNotice(page, say('crm-data-requests.answeredBefore'))
  await expect(row).toContainText('Đã trả lời')
  await expect(row).toContainText('Nhân viên NAS')
  await expectNoFindings(page)
})
