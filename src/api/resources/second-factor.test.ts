import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { endpoints } from '../routes/endpoints.ts'

const open = [
  'POST /app/renewsession',
  'POST /app/signout',
  'GET /app/sessions',
  'POST /app/endsession',
  'GET /app/secondfactor',
  'POST /app/beginsecondfactor',
  'POST /app/confirmsecondfactor',
  'POST /app/renewrecoverycodes',
  'GET /users/me',
]

it('leaves staff whose second factor is due only the calls to set it up', async () => {
  const { call, accounts } = apiUnderTest()
  accounts.staff.factorDue = true
  const reached: string[] = []
  for (const { method, path } of endpoints) {
    const { status } = await call(method, `/api${path.replace(':id', '1')}`, { as: 'staff' })
    if (status !== 403) reached.push(`${method} ${path}`)
  }
  expect(reached.sort()).toEqual(open.sort())
})
