import type { Comparison } from '@nas/contract/statistics'
import { describe, expect, it } from 'vitest'
import { countOptions } from '../list/list-page.ts'
import { renderScreen } from '../render-screen.fixture.tsx'
import { isBlank } from './data-table.ts'
import { showChange, showDay, showShare } from './formats.ts'
import { figuresOptions } from './statistics-queries.ts'
import { tasks } from './tasks.ts'

const period = { from: '2026-02-01', to: '2026-02-28' }
const before = { from: '2026-01-04', to: '2026-01-31' }

const comparison: Comparison = {
  period: { ...period, money: 9_000_000, orders: 40, users: 12, cancelled: 10, returned: 1 },
  before: { ...before, money: 6_000_000, orders: 0, users: 0, cancelled: 0, returned: 0 },
}

/** The dashboard as it is drawn at once, from what is known already. */
async function render(known: [key: readonly unknown[], data: unknown][]): Promise<string> {
  const html = await renderScreen(`/?${new URLSearchParams(period)}`, known)
  return html.replaceAll('<!-- -->', '')
}

describe('the dashboard', () => {
  it('compares the period of the address with the one before', async () => {
    const html = await render([[figuresOptions(period).queryKey, comparison]])
    for (const text of [
      'So với kỳ trước: 04/01/2026 – 31/01/2026',
      '9.000.000đ',
      'Kỳ trước: 6.000.000đ',
      '(+50%)',
      // Average: cancelled orders bring no money and count for nothing.
      '300.000đ',
      '25%',
      '2,5%',
      'Kỳ trước: 0',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('leads from each tile to the list of what it counts', async () => {
    const [first] = tasks
    if (first === undefined) throw new Error('there are no tasks')
    const { queryKey } = countOptions(first.spec, first.search)
    const html = await render([[queryKey, { total: 10_000, capped: true }]])
    expect(html).toContain('10.000+')
    for (const { to, search } of tasks) {
      expect(html).toContain(`href="/crm-admin${to}?${new URLSearchParams(search)}"`)
    }
  })
})

it('writes figures as they are written in each language', () => {
  expect(showShare('vi')(0.125)).toBe('12,5%')
  expect(showShare('en')(0.125)).toBe('12.5%')
  expect(showChange('vi', 3, 4)).toBe('-25%')
  expect(showChange('en', 4, 4)).toBe('0%')
  expect(showChange('vi', 4, 0)).toBeNull()
  expect(showDay('2026-02-01')).toBe('01/02/2026')
  expect(showDay('2026-02')).toBe('02/2026')
})

it('says that there is nothing rather than draw zeros', () => {
  const columns = [{ title: 'Ngày' }, { title: 'Đơn' }]
  expect(isBlank({ columns, rows: [] })).toBe(true)
  expect(isBlank({ columns, rows: [['2026-02-01', 0]] })).toBe(true)
  expect(isBlank({ columns, rows: [['2026-02-01', 1]] })).toBe(false)
})
