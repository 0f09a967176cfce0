import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { factorOptions } from '../../shell/factor-gate.tsx'
import { sessionsOptions } from './security.api.ts'

const none = { enrolledAt: null, recoveryCodes: 0, requiredFrom: null, due: false }
const at = '2026-11-21T02:05:00.000Z'
const session = { id: 'ses_1', device: 'Chrome, Android', createdAt: at, lastUsedAt: at }

const render = (address: string, factor: object) =>
  renderScreen(address, [
    [factorOptions.queryKey, { ...none, ...factor }],
    [
      sessionsOptions.queryKey,
      [
        { ...session, current: true },
        { ...session, id: 'ses_2', device: null, current: false },
      ],
    ],
  ])

const banner = 'Từ ngày 31/12/2099, cần xác thực hai bước để làm việc ở đây.'

describe('the second factor of staff', () => {
  it('is announced with its date on every page, until there is an app', async () => {
    const days = { requiredFrom: '2099-12-31' }
    expect(await render('/stock/count', days)).toContain(banner)
    expect(await render('/stock/count', { ...days, enrolledAt: at })).not.toContain(banner)
    expect(await render('/stock/count', {})).not.toContain('xác thực hai bước')
  })

  it('blocks every page when it is due, and is set up on its own page', async () => {
    const due = { due: true }
    expect(await render('/stock/count', due)).not.toContain('<h1')
    const html = await render('/security', due)
    for (const text of [
      'Hãy cài xác thực hai bước',
      'Tài khoản của bạn',
      'Cài ứng dụng xác thực',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('shows since when it is active, and warns about few codes', async () => {
    const html = await render('/security', { enrolledAt: at, recoveryCodes: 3 })
    for (const text of [
      '21/11/2026 09:05',
      'Chỉ còn 3 mã khôi phục',
      'Chuyển sang điện thoại mới',
    ]) {
      expect(html).toContain(text)
    }
  })
})

it('lists the sessions of staff, and ends others', async () => {
  const html = await render('/security', {})
  for (const text of ['Chrome, Android', 'Thiết bị này', 'Đăng xuất Thiết bị không rõ']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Đăng xuất Chrome')
})
