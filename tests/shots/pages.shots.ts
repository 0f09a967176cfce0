import { demoMember, signIn } from '../e2e/signed-in.ts'
import { isMemberKind, pageOfKind } from '../support/page-kinds.ts'
import { test } from './shot.ts'

/** Pages with several initial states for a visitor. */
const more = {
  'category-supplements': '/chuyen-muc/ho-tro-dinh-duong',
  'payment-success': '/thanh-toan/thanh-cong',
  'payment-waiting': '/thanh-toan/cho-ket-qua',
}

for (const [name, path] of Object.entries({ ...pageOfKind, ...more })) {
  test(`page ${name}`, async ({ page, at, shoot }) => {
    if (isMemberKind(name)) await signIn(page, await demoMember())
    await page.goto(at(path))
    await shoot(`page-${name}`)
  })
}
