import { describe, expect, it } from 'vitest'
import { readListSearch, selectionOf } from '../../kit/list/list-search.ts'
import { userList } from '../users/user-list.ts'
import { distributorList, supportList } from './request-lists.ts'

describe('the queues', () => {
  it('are queried by state, person and problem', () => {
    const search = { state: 'new', assignee: 'lan@nas.test', type: 'returns' }
    expect(selectionOf(supportList, search)).toEqual({
      filters: {
        $and: [
          { state: { $eq: 'new' } },
          { assignee: { $eq: 'lan@nas.test' } },
          { type: { $eq: 'returns' } },
        ],
      },
      sort: 'order:desc,id:desc',
    })
    expect(selectionOf(distributorList, { assignee: 'nobody' })).toMatchObject({
      filters: { $and: [{ state: { $ne: 'done' } }, { assignee: { $null: true } }] },
    })
    expect(selectionOf(supportList, { state: 'open' })).toMatchObject({
      filters: { $and: [{ state: { $ne: 'done' } }] },
    })
  })

  it('start with what is open; words search all requests', () => {
    expect(selectionOf(supportList, {}).filters).toEqual({ $and: [{ state: { $ne: 'done' } }] })
    const all = readListSearch(supportList)({ state: 'all' })
    expect(all).toEqual({ state: 'all' })
    expect(selectionOf(supportList, all)).not.toHaveProperty('filters')
    expect(selectionOf(supportList, { q: 'lan' })).not.toHaveProperty('filters')
    expect(readListSearch(userList)({ role: 'all' })).toEqual({})
  })

  it('ignore other parameters of the address', () => {
    const read = readListSearch(supportList)
    expect(read({ state: 'lost', assignee: 'x', type: 'Giao hàng', q: ' ' })).toEqual({})
    expect(read({ assignee: 'nobody', type: 'other' })).toEqual({
      assignee: 'nobody',
      type: 'other',
    })
  })
})

it('users are filtered by role, provider and block', () => {
  const search = { role: 'admin', provider: 'google', blocked: 'true' }
  expect(selectionOf(userList, search)).toMatchObject({
    filters: {
      $and: [
        { role: { type: { $eq: 'admin' } } },
        { provider: { $eq: 'google' } },
        { blocked: { $eq: 'true' } },
      ],
    },
    sort: 'createdAt:desc',
  })
})
