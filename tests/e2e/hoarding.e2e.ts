import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expectCartKept, openCheckout, shown, submit } from './checkout-attempt.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

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
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('checkout.problemTooManyUnpaid'))
  await expectCartKept(page)
  expect(await page.getByLabel(say('forms.address')).inputValue()).not.toBe('')

  const [first, proof, ...more] = proofs
  expect([first, more]).toEqual([null, []])
  const { solution } = JSON.parse(Buffer.from(proof ?? '', 'base64').toString())
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
  expect(verified).toBe(true)
})
