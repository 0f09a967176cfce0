import { expect, test } from './fixtures.ts'

const path = '/thong-tin-mua-sam'
/** Next to the walking street of Ho Chi Minh City. */
const nguyenHue = { latitude: 10.774, longitude: 106.704 }

test('showrooms are filtered by province and district; the address keeps the choice', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at(path))
  const places = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(places).toHaveCount(8)
  const province = page.getByLabel(say('shopping.province'))
  const district = page.getByLabel(say('shopping.district'))
  await expect(district).toBeDisabled()

  await province.selectOption('Thành phố Hà Nội')
  await expect(places).toHaveCount(2)
  await expect(
    page.getByRole('status').filter({ hasText: say('shopping.count', { count: 2 }) }),
  ).toBeVisible()
  await district.selectOption('Quận Cầu Giấy')
  await expect(places).toHaveCount(1)
  await page.reload()
  await expect(places).toHaveCount(1)
  await expect(district).toHaveValue('quan-cau-giay')
  await province.selectOption('Tỉnh Khánh Hòa')
  await expect(district).toHaveValue('')
  await expect(places).toHaveCount(1)
  await expect(places.getByRole('link', { name: /^\+84/ })).toHaveAttribute(
    'href',
    'tel:+84900000106',
  )

  await page.goto(at(`${path}?province=khong-co&district=%00`))
  await expect(places).toHaveCount(8)
})

test('showrooms are sorted by distance when the visitor allows it', { tag: '@desktop' }, async ({
  page,
  context,
  at,
  say,
}) => {
  await page.goto(at(path))
  const near = page.getByRole('button', { name: say('shopping.near') })
  await near.click()
  await expect(page.getByText(say('shopping.denied'))).toBeVisible()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(nguyenHue)
  await near.click()
  await expect(near).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^(Gần bạn nhất|Nearest to you): .*Showroom.* \d+ m$/)).toBeVisible()
  const names = page.getByRole('heading', { level: 3 }).filter({ hasText: 'NAS' })
  await expect(names.nth(1)).toHaveText(/Lam Skin Clinic/)
  await near.click()
  await expect(names.nth(1)).toHaveText(/Hà Nội|Hanoi/)
})
