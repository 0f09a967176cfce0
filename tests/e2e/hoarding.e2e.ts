import { formatPhone } from '@nas/domain/contact'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { newPhone } from '../support/new-phone.ts'
import { api } from '../support/shop.ts'
import { expectCartKept, openCheckout, shown, submit } from './checkout-attempt.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { staffHeaders } from './member.ts'
import { expectNoFindings } from './no-findings.ts'

const hmacSignatureSecret = 'a secret of the test'

/** As `/api` rejects it. */
const refusal = (details: object) => ({
  status: 400,
  json: {
    data: null,
    error: { status: 400, name: 'ApplicationError', message: 'Refused', details },
  },
})

test('the checkout solves a challenge automatically and explains a rejection', async ({ shop }) => {
  const { page, say } = shop
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 50, deriveKey, hmacSignatureSecret },
  })
  const proofs: (string | null)[] = []
  await page.route('**/api/app/createorder*', async (route) => {
    const proof = await route.request().headerValue('proof-of-work')
    proofs.push(proof)
    const asked = { code: 'proof_required', challenge: JSON.stringify(challenge) }
    await route.fulfill(refusal(proof === null ? asked : { code: 'too_many_unpaid' }))
  })
  await openCheckout(page, shop)
  const phone = newPhone()
  await fillReceiver(page, say, { phone })
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('checkout.problemTooManyUnpaid'))
  await expectCartKept(page)
  expect(await page.getByLabel(say('forms.address')).inputValue()).not.toBe('')
  await expectNoFindings(page)

  await page.screenshot({ path: '/tmp/shot-6-callback.png' })
  await page.route('**/api/supports', (route) => route.abort())
  await page.getByRole('button', { name: say('checkout.callBack') }).click()
  await shown(page, say('checkout.callBackFailed'))
  await page.unroute('**/api/supports')
  await page.getByRole('button', { name: say('checkout.callBack') }).dblclick()
  await shown(page, say('checkout.callBackSent', { phone: formatPhone(phone) }))
  await expectCartKept(page)
  const { body } = await api<{ data: { attributes: { message: string } }[] }>(
    `/supports?filters[phone]=${encodeURIComponent(phone)}`,
    { headers: await staffHeaders() },
  )
  expect(body.data.map(({ attributes }) => attributes.message)).toEqual([
    expect.stringContaining('1 × '),
  ])

  const [first, proof, ...more] = proofs
  expect([first, more]).toEqual([null, []])
  const { solution } = JSON.parse(Buffer.from(proof ?? '', 'base64').toString())
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
  expect(verified).toBe(true)
})
