import type { Field, GlobalConfig } from 'payload'
import { editors } from '../access/editors'
import { editorsAndReader } from '../access/editors-and-reader'
import { globalOutbox } from '../hooks/plain-outbox'
import { groups } from '../labels/groups'
import type { Label } from '../labels/label'

export const siteGlobal = (slug: string, text: Label, fields: Field[]): GlobalConfig => ({
  slug,
  label: text,
  admin: { group: groups.site },
  access: { read: editorsAndReader, readVersions: editors, update: editors },
  hooks: globalOutbox(slug),
  fields,
})
