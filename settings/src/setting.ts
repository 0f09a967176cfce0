import type { Form } from './forms.ts'

/**
 * Who reads settings: Payload, what serves its build, and its seed; Medusa, what serves it, and its seed; the build
 * of the pages; the running shop, in development too; its front server, beside those of the shop.
 */
export type Application =
  | 'content'
  | 'content-server'
  | 'content-seed'
  | 'commerce'
  | 'commerce-server'
  | 'commerce-seed'
  | 'pages'
  | 'shop'
  | 'server'

/** Whether an application ends without the setting, or goes on with its fallback or with none. */
export type Need = 'required' | 'optional'

export interface Setting {
  /** What it is for, as a phrase without an article that may follow "is missing:". */
  purpose: string
  form: Form
  /** Its value where it is optional and not set. */
  fallback?: string
  /** Made at random at the first start and stored: a key, or a password that people type. */
  secret?: 'key' | 'password'
  /** Where it comes from, unless whoever runs the shop sets it and the start script passes it on. */
  source?: 'start script' | 'inherited'
  /** The setting, or settings, of no use without this one. */
  with?: string | readonly string[]
  /** The setting that makes this one unnecessary. */
  unless?: string
  readers: Partial<Record<Application, Need>>
}
