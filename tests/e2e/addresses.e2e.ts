import { addToCart, checkOut } from './add-to-cart.ts'
import { choosePlace, fillReceiver, giveConsents, receiver } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

test('places are found by common names, in three levels and in two', async ({ page, say, at }) => {
  await page.goto(at('/san-pham/xa-phong-tram-yen-mach'))
  await checkOut(await addToCart(page, say), say)
  await expect(page).toHaveURL(at('/thanh-toan'))

  const province = page.getByRole('combobox', { name: say('forms.province') })
  await province.click()
  // The keyboard of a phone covers the lower half.
  await expect(async () => {
    const list = await page.getByRole('listbox').boundingBox()
    expect(list && list.y + list.height).toBeLessThan(844 / 2 + 20)
  }).toPass()
  await choosePlace(page, say('forms.province'), 'sài gòn', 'Thành phố Hồ Chí Minh')
  const district = page.getByRole('combobox', { name: say('forms.district') })
  await expect(district).toBeEnabled()
  await district.click()
  const districts = await page.getByRole('option').allTextContents()
  const numbered = districts.filter((name) => /^Quận \d/.test(name)).map((name) => name.slice(5))
  expect(numbered.map(Number)).toEqual(numbered.map(Number).toSorted((a, b) => a - b))
  await choosePlace(page, say('forms.district'), 'q.3', 'Quận 3')
  // A former district, typed with combining marks.
  const former = say('forms.placeFormer', { names: 'Quận 2, Quận 9, Quận Thủ Đức' })
  await district.fill('quận 9'.normalize('NFD'))
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered).toHaveAccessibleName(`Thành phố Thủ Đức ${former}`)
  await page.keyboard.press('Enter')
  await expect(district).toHaveValue('Thành phố Thủ Đức')

  await province.fill('ha giang')
  const successor = say('forms.placeSuccessor', { name: 'Tỉnh Tuyên Quang' })
  await page.getByRole('option', { name: `Tỉnh Hà Giang ${successor}` }).click()
  await expect(province).toHaveAccessibleDescription(successor)
  await expect(district).toHaveValue('')

  await fillReceiver(page, say)
  await province.fill('binh duong')
  await page.getByRole('option', { name: 'Tỉnh Bình Dương' }).click()
  await page.getByRole('radio', { name: say('forms.schemeTwo') }).check()
  await expect(district).toBeHidden()
  await expect(province).toHaveValue('Thành phố Hồ Chí Minh')
  await expect(page.getByLabel(say('forms.address'))).toHaveValue(receiver.address)
  await giveConsents(page, say)
  await page.getByRole('button', { name: say('checkout.submit') }).click()
  const ward = page.getByRole('combobox', { name: say('forms.ward') })
  await expect(ward).toHaveAccessibleDescription(say('forms.wardRequired'))

  await choosePlace(page, say('forms.province'), 'tp.hcm', 'Thành phố Hồ Chí Minh')
  await ward.fill('quan 2')
  await expect(offered).toHaveCount(3)
  await choosePlace(page, say('forms.ward'), 'vung tau', 'Phường Vũng Tàu')
  const remember = page.getByRole('checkbox', { name: say('checkout.rememberHere') })
  await expect(remember).not.toBeChecked()
  await remember.check()
  await page.reload()
  await expect(ward).toHaveValue('Phường Vũng Tàu')
  await page.getByRole('button', { name: say('checkout.submit') }).click()
  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  const written = `${receiver.address}, Phường Vũng Tàu, Thành phố Hồ Chí Minh`
  await expect(page.getByText(written)).toBeVisible()

  // This browser fills in what it was asked to remember, until it is asked to forget it.
  await page.goto(at('/san-pham/xa-phong-tram-yen-mach'))
  await checkOut(await addToCart(page, say), say)
  const street = page.getByLabel(say('forms.address'))
  await expect(ward).toHaveValue('Phường Vũng Tàu')
  await expect(street).toHaveValue(receiver.address)
  await expect(remember).toHaveCount(0)
  await expectNoFindings(page)
  await page.getByRole('button', { name: say('checkout.forgetHere') }).click()
  await expect(page.getByLabel(say('forms.name'))).toBeFocused()
  await expect(street).toHaveValue('')
  await expect(remember).not.toBeChecked()
  await page.reload()
  await expect(remember).toBeEnabled()
  await expect(street).toHaveValue('')
})
