import type { Field, GlobalConfig } from 'payload'
import { editors } from '../access/editors'
import { editorsAndMachine } from '../access/editors-and-machine'
import { globalOutbox } from '../hooks/plain-outbox'
import { groups } from '../labels/groups'
import type { Label } from '../labels/label'

export const siteGlobal = (slug: string, text: Label, fields: Field[]): GlobalConfig => ({
  slug,
  label: text,
  admin: { group: groups.site },
  access: { read: editorsAndMachine, readVersions: editors, update: editors },
  hooks: globalOutbox(slug),
  fields,
})
