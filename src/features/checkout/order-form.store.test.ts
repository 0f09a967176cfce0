import { describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'

useSessionStorage()

async function openPage() {
  vi.resetModules()
  return import('./order-form.ts')
}

const profile = {
  id: 'cus_1',
  username: 'lan',
  email: 'lan@nas.vn',
  fullname: 'Nguyễn Thị Lan',
  phone: '0912345678',
}

describe('the draft', () => {
  it('survives a reload', async () => {
    const { orderForm } = await openPage()
    orderForm.change('name', 'Lan')
    orderForm.change('province', { id: 1, name: 'Thành phố Hà Nội' })
    const { orderForm: reopened } = await openPage()
    expect(reopened.$values.get()).toMatchObject({ name: 'Lan', province: { id: 1 } })
  })

  it('is removed once the order is placed', async () => {
    const { orderForm } = await openPage()
    orderForm.change('name', 'Lan')
    orderForm.forget()
    expect((await openPage()).orderForm.$values.get().name).toBe('')
  })

  it('takes a member’s details, but never over typed input', async () => {
    const { orderForm, prefill } = await openPage()
    orderForm.change('name', 'Người nhận khác')
    prefill(profile)
    expect(orderForm.$values.get()).toMatchObject({
      name: 'Người nhận khác',
      phone: '0912345678',
      email: 'lan@nas.vn',
    })
  })

  it('leaves out an address that the form would reject', async () => {
    const { orderForm, prefill } = await openPage()
    prefill({ ...profile, email: 'lan@nas.example' })
    expect(orderForm.$values.get().email).toBe('')
  })
})
