import { randomUUID } from 'node:crypto'
import { formatPhone } from '@nas/domain/contact'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { mailedOrderCode } from '../support/mailbox.ts'
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

/** The proof of an e-mail would allow the order. */
const byEmail = [{ path: ['email_proof'], name: 'required', message: 'Refused', code: 'required' }]

test('the checkout solves a challenge and offers ways on after a rejection', async ({ shop }) => {
  const { page, say } = shop
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 50,
    deriveKey,
    hmacSignatureSecret,
  })
  const proofs: (string | null)[] = []
  let errors: object[] = []
  await page.route('**/api/app/createorder*', async (route) => {
    if (route.request().postDataJSON().data.email_proof) return route.continue()
    const proof = await route.request().headerValue('proof-of-work')
    proofs.push(proof)
    const asked = { code: 'proof_required', challenge: JSON.stringify(challenge) }
    await route.fulfill(refusal(proof === null ? asked : { code: 'too_many_unpaid', errors }))
  })
  await openCheckout(page, shop)
  const phone = newPhone()
  await fillReceiver(page, say, { phone })
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('checkout.problemTooManyUnpaid'))
  await expectCartKept(page)
  expect(await page.getByLabel(say('forms.address')).inputValue()).not.toBe('')
  // Without a mail server.
  const askCode = page.getByRole('button', { name: say('checkout.emailCodeAsk') })
  await expect(askCode).toHaveCount(0)
  await expectNoFindings(page)

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

  errors = byEmail
  await submit(page, say)
  const notice = page.getByRole('alert').filter({ hasText: say('checkout.problemTooManyUnpaid') })
  await expect(notice).toBeFocused()
  let asks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/app/askemailcode')) asks += 1
  })
  const address = notice.getByLabel(say('forms.email'))
  await address.focus()
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(new RegExp(say('forms.emailRequired')))
  const email = `khach-${randomUUID()}@nas.test`
  await address.fill(email)
  await askCode.dblclick()
  const code = notice.getByLabel(say('checkout.emailCode'))
  await expect(code).toBeFocused()
  expect(asks).toBe(1)
  await expectNoFindings(page)
  const mailed = await mailedOrderCode(email)
  await page.keyboard.type(mailed === '111111' ? '222222' : '111111')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(new RegExp(say('checkout.emailCodeIncorrect')))
  await expect(code).toBeFocused()
  await expectNoFindings(page)

  // A reload keeps the form and the code.
  await page.reload()
  await expect(page.getByLabel(say('forms.address'))).not.toHaveValue('')
  await submit(page, say)
  await code.fill(mailed)
  await page.keyboard.press('Enter')
  await shown(page, say('order.thanksTitle'))
  expect(asks).toBe(1)
})
