import { describe, expect, it } from 'vitest'
import { InputsWaitError, InputThread, InputTooCostlyError } from './input-thread.ts'

const image = '<p>Kem</p><img src="/media/kem.webp">'

describe('the thread of inputs', () => {
  const thread = new InputThread()

  it('reads forms', async () => {
    const form = new FormData()
    form.set('files', new Blob(['kem']), 'kem.csv')
    form.set('order', '7')
    const sent = new Response(form)
    const body = new Uint8Array(await sent.arrayBuffer())
    const type = sent.headers.get('content-type') ?? ''
    const rules = { field: 'files', maxFiles: 1, largestFile: 10 }
    const parts = await thread.run('formParts', { ...rules, body, type })
    expect(parts).toEqual({ files: [new Uint8Array(Buffer.from('kem'))], fields: { order: '7' } })
    expect(await thread.run('formParts', { ...rules, field: 'other', body, type })).toBe('no_files')
    expect(await thread.run('formParts', { ...rules, largestFile: 2, body, type })).toBe(
      'too_large',
    )
    expect(await thread.run('formParts', { ...rules, body: body.slice(0, 40), type })).toBe(
      'malformed',
    )
  })

  it('reads rich text with the pictures that are given', async () => {
    expect(await thread.run('pictureSources', [image])).toEqual(['/media/kem.webp'])
    const [state] = await thread.run('richTexts', { htmls: [image], pictures: new Map() })
    expect(state?.root.children.map(({ type }) => type)).toEqual(['paragraph'])
  })
})

describe('an input that takes too long', () => {
  const file = '../../../tests/support/endless-worker.ts'
  const texts = { htmls: ['Kem'], pictures: new Map() }

  it('is given up, and the next one is parsed by another thread', async () => {
    const thread = new InputThread({ file, deadlineMs: 300 })
    await expect(thread.run('pictureSources', [])).rejects.toThrow(InputTooCostlyError)
    // A new thread takes a while to start, longer than the deadline on a busy machine.
    const next = () => thread.run('richTexts', texts).catch(() => null)
    await expect.poll(next, { timeout: 20_000 }).toEqual(['Kem'])
  }, 30_000)

  it('is given up when it takes too much memory', async () => {
    const thread = new InputThread({ file })
    const headings = { id: [], name: [], price: [], new_price: [] }
    const given = { file: new Uint8Array(), headings }
    await expect(thread.run('priceRows', given)).rejects.toThrow(InputTooCostlyError)
    expect(await thread.run('richTexts', texts)).toEqual(['Kem'])
  })

  it('lets no more than twenty others wait', async () => {
    const thread = new InputThread({ file, deadlineMs: 500 })
    const calls = Array.from({ length: 30 }, () => thread.run('pictureSources', []))
    const ended = await Promise.allSettled(calls)
    const failures = ended.map((one) => one.status === 'rejected' && one.reason.constructor)
    expect(failures.filter((one) => one === InputsWaitError)).toHaveLength(9)
    expect(failures.filter((one) => one === InputTooCostlyError)).toHaveLength(21)
  })
})
