import { given } from './env.ts'

/** An editor in Payload's admin, by the calls that the admin makes. */
export class Editor {
  readonly #token: string

  private constructor(token: string) {
    this.#token = token
  }

  static async signIn(): Promise<Editor> {
    const response = await fetch(`${given('CONTENT_URL')}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: given('EDITOR_EMAIL'), password: given('EDITOR_PASSWORD') }),
    })
    const { token } = (await response.json()) as { token?: string }
    if (!token) throw new Error(`the editor could not sign in (${response.status})`)
    return new Editor(token)
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${given('CONTENT_URL')}/api${path}`, {
      method,
      headers: { Authorization: `JWT ${this.#token}`, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = (await response.json()) as T
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }

  /** The document with this slug, in Vietnamese. */
  async find<T extends { id: number }>(collection: string, slug: string): Promise<T> {
    const query = `where[slug][equals]=${slug}&depth=0&limit=1`
    const { docs } = await this.#call<{ docs: T[] }>('GET', `/${collection}?${query}`)
    const [found] = docs
    if (found === undefined) throw new Error(`no ${collection} has the slug ${slug}`)
    return found
  }

  async first<T extends { id: number }>(collection: string, where: string): Promise<T> {
    const { docs } = await this.#call<{ docs: T[] }>(
      'GET',
      `/${collection}?${where}&depth=0&limit=1`,
    )
    const [found] = docs
    if (found === undefined) throw new Error(`no ${collection} with ${where}`)
    return found
  }

  async create<T extends { id: number }>(collection: string, data: object): Promise<T> {
    const { doc } = await this.#call<{ doc: T }>('POST', `/${collection}?locale=vi`, {
      _status: 'published',
      ...data,
    })
    return doc
  }

  /** @returns the path of the film in the shop */
  async uploadFilm(name: string, film: Buffer): Promise<string> {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(film)], { type: 'video/mp4' }), name)
    const headers = { Authorization: `JWT ${this.#token}` }
    const asked = { method: 'POST', headers, body }
    const response = await fetch(`${given('CONTENT_URL')}/api/films`, asked)
    const { doc } = (await response.json()) as { doc: { filename: string } }
    return `/media/${doc.filename}`
  }

  publish(collection: string, id: number, data: object, locale = 'vi'): Promise<unknown> {
    return this.#call('PATCH', `/${collection}/${id}?locale=${locale}`, {
      _status: 'published',
      ...data,
    })
  }

  readGlobal<T>(slug: string): Promise<T> {
    return this.#call('GET', `/globals/${slug}?locale=vi&depth=0`)
  }

  saveGlobal(slug: string, data: object): Promise<unknown> {
    return this.#call('POST', `/globals/${slug}?locale=vi`, data)
  }

  saveDraft(collection: string, id: number, data: object): Promise<unknown> {
    return this.#call('PATCH', `/${collection}/${id}?locale=vi&draft=true`, {
      _status: 'draft',
      ...data,
    })
  }

  unpublish(collection: string, id: number): Promise<unknown> {
    return this.#call('PATCH', `/${collection}/${id}?locale=vi`, { _status: 'draft' })
  }

  toTrash(collection: string, id: number): Promise<unknown> {
    return this.#call('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })
  }

  restore(collection: string, id: number): Promise<unknown> {
    const query = `trash=true&where[id][equals]=${id}`
    const data = { deletedAt: null, _status: 'published' }
    return this.#call('PATCH', `/${collection}?${query}`, data)
  }

  /** Also a document that a colleague has open. */
  remove(collection: string, id: number): Promise<unknown> {
    return this.#call('DELETE', `/${collection}/${id}?overrideLock=true`)
  }

  /** From the trash, with its files. */
  removeForGood(collection: string, id: number): Promise<unknown> {
    return this.#call('DELETE', `/${collection}/${id}?trash=true&overrideLock=true`)
  }
}
