import type { Form } from './forms.ts'

/** `server` is the front server, in addition to the settings of `shop`. */
export type Application =
  | 'content'
  | 'content-server'
  | 'content-seed'
  | 'commerce'
  | 'commerce-server'
  | 'commerce-seed'
  | 'shop'
  | 'server'

export type Need = 'required' | 'optional'

export interface Setting {
  /** Its purpose, as a phrase without an article that can follow "is missing:". */
  purpose: string
  /** Any text by default. */
  form?: Form
  /** Its value when it is optional and not set; `{NAME}` stands for the value of another setting. */
  fallback?: string
  /** Generated at the first start and stored: a key, or a password that people type. */
  secret?: 'key' | 'password'
  /** Its source, unless the operator sets it and the start script passes it on. */
  source?: 'start script' | 'inherited'
  /** Settings that require this one. */
  with?: string | readonly string[]
  /** This setting is required unless the named one is set. */
  unless?: string
  /** Only the start script by default. */
  readers?: Partial<Record<Application, Need>>
}
