import { describe, expect, it } from 'vitest'
import { decideAccess } from './access.ts'

const lan = { id: 'user_lan', name: 'Lan', roles: [] }
const here = '/crm-admin/orders?state=new&page=2'

describe('decideAccess', () => {
  it('shows nothing until the check ends', () => {
    expect(decideAccess({ state: 'checking' }, here)).toEqual({ state: 'hidden' })
  })

  it('sends a visitor to the login dialog and returns afterwards', () => {
    expect(decideAccess({ state: 'signed-out' }, here)).toEqual({
      state: 'leaving',
      to: '/?login=1&next=%2Fcrm-admin%2Forders%3Fstate%3Dnew%26page%3D2',
    })
  })

  it.each(['authenticated', 'Admin', '', null])('sends role type %s to the shop', (roleType) => {
    const profile = { ...lan, roleType }
    expect(decideAccess({ state: 'known', profile }, here)).toEqual({ state: 'leaving', to: '/' })
  })

  it('opens for an admin', () => {
    const profile = { ...lan, roleType: 'admin' }
    expect(decideAccess({ state: 'known', profile }, here)).toEqual({ state: 'open', profile })
  })

  it('distinguishes an outage from a missing permission', () => {
    const error = new Error('503')
    expect(decideAccess({ state: 'failed', error }, here)).toEqual({ state: 'failed', error })
  })
})
