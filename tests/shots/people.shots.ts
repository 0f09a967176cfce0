import { staffKeys } from '../../src/stores/staff-keys.ts'
import { expect } from '../e2e/fixtures.ts'
import { staffHeaders } from '../e2e/member.ts'
import { demoMember, signInAsStaff } from '../e2e/signed-in.ts'
import { api } from '../support/shop.ts'
import { test } from './shot.ts'

const longName = 'Công Tằng Tôn Nữ Thị Ánh Nguyệt Minh Châu'

/** The newest record of a list; the demo shop has none of some kinds. */
async function newest(list: string, sample?: object): Promise<number | string> {
  const headers = await staffHeaders()
  if (sample) await api(`/${list}`, { method: 'POST', body: sample })
  const { body } = await api<{ data: { id: number }[] }>(`/${list}?sort=createdAt:desc`, {
    headers,
  })
  return body.data[0]?.id ?? 1
}

test('back office, people', async ({ page, shopLocale, shoot }) => {
  const person = { name: longName, phone: '0912345678' }
  const message = 'Hộp kem bị móp, nắp rò rỉ. Tôi muốn đổi hộp khác trước cuối tuần.'
  const support = { ...person, order_code: 'NAS261121-42J', type: 'wrong', message }
  const partner = { ...person, occupation: 'Dược sĩ', address: '12 Nguyễn Huệ' }
  const member = await demoMember()
  const scenes = {
    users: '/users',
    user: `/users/${member.id}`,
    supports: '/supports',
    support: `/supports/${await newest('supports', support)}`,
    distributors: '/distributor',
    distributor: `/distributor/${await newest('distributors', partner)}`,
    reviews: '/reviews',
  }
  await signInAsStaff(page)
  await page.addInitScript(([key, locale]) => localStorage.setItem(key, JSON.stringify(locale)), [
    staffKeys.staffLocale,
    shopLocale,
  ] as const)
  for (const [name, path] of Object.entries(scenes)) {
    await page.goto(`/crm-admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.ant-skeleton')).toHaveCount(0)
    await shoot(`staff-${name}`)
  }
})
