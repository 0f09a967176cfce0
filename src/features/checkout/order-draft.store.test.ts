import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openPage() {
  vi.resetModules()
  return import('./order-draft.store.ts')
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
    const { changeDraft } = await openPage()
    changeDraft('name', 'Lan')
    changeDraft('province', { id: 1, name: 'Thành phố Hà Nội' })
    const { $draft } = await openPage()
    expect($draft.get()).toMatchObject({ name: 'Lan', province: { id: 1 } })
  })

  it('is forgotten once the order is placed', async () => {
    const { changeDraft, forgetDraft } = await openPage()
    changeDraft('name', 'Lan')
    forgetDraft()
    expect((await openPage()).$draft.get().name).toBe('')
  })

  it('takes what a member has told, but never over what was typed', async () => {
    const { $draft, changeDraft, prefill } = await openPage()
    changeDraft('name', 'Người nhận khác')
    prefill(profile)
    expect($draft.get()).toMatchObject({
      name: 'Người nhận khác',
      phone: '0912345678',
      email: 'lan@nas.vn',
    })
  })

  it('leaves out an address that the form would refuse', async () => {
    const { $draft, prefill } = await openPage()
    prefill({ ...profile, email: 'lan@nas.example' })
    expect($draft.get().email).toBe('')
  })
})

describe('errors beside the fields', () => {
  it('are found on leaving a field, unless it is empty', async () => {
    const { $fieldErrors, changeDraft, checkField } = await openPage()
    checkField('phone')
    expect($fieldErrors.get()).toEqual({})
    changeDraft('phone', '123')
    checkField('phone')
    expect($fieldErrors.get()).toEqual({ phone: 'phoneInvalid' })
  })

  it('go when the field is changed', async () => {
    const { $fieldErrors, changeDraft } = await openPage()
    $fieldErrors.set({ phone: 'phoneInvalid', name: 'nameRequired' })
    changeDraft('phone', '1234')
    expect($fieldErrors.get()).toEqual({ name: 'nameRequired' })
  })
})
