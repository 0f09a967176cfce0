import { connectErrors } from '@nas/contract/connect'
import { describe, expect, it } from 'vitest'
import vi from '../../i18n/locales/vi/connect.json'
import { connectProblems, readReturn } from './connect-return.island.tsx'

describe('the fragment of a return', () => {
  it('contains a ticket, a link or a reason', () => {
    expect(readReturn('#access_token=nas_abc-_1')).toEqual({ what: 'ticket', ticket: 'nas_abc-_1' })
    expect(readReturn('#connected=google')).toEqual({ what: 'connected' })
    expect(readReturn('#error=staff_account')).toEqual({ what: 'error', error: 'staff_account' })
  })

  it.each(['', '#', '#error=khongco', '#access_token=ya29.from-elsewhere', '#access_token='])(
    'rejects %j',
    (hash) => expect(readReturn(hash)).toEqual({ what: 'error', error: 'expired' }),
  )

  it.each(connectErrors)('has a message for %s', (error) =>
    expect(vi[connectProblems[error]]).toMatch(/\S/),
  )
})
