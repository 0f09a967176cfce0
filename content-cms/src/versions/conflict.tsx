'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { compare, type Document, merge } from './compare'
import { type Difference, MergeDialog } from './merge-dialog'
import { texts } from './texts'
import { type NamedField, namedFields, valueText } from './value-text'

/** Opens when a save was refused because the form has an older version. */
export function Conflict() {
  const { id, collectionSlug, globalSlug, data, setData } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const { dispatchFields, getData, reset, setModified } = useForm()
  const problem = useFormFields(([fields]) =>
    fields.updatedAt?.valid === false ? fields.updatedAt.errorMessage : undefined,
  )
  const [conflict, setConflict] = useState<Difference | null>(null)
  const say = texts(i18n.language)
  const base = (data ?? {}) as Document
  const labelOf = (label: unknown) => getTranslation(label as string, i18n)

  async function read(path: string): Promise<Document> {
    const query = `?depth=0&draft=true&locale=${locale}&fallback-locale=null`
    const response = await fetch(`${config.routes.api}/${path}${query}`)
    if (!response.ok) throw new Error(response.statusText)
    return response.json()
  }

  async function nameOf(collection: string, one: unknown): Promise<string> {
    const title = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
    const document = await read(`${collection}/${one}`).catch((): Document => ({}))
    return String(document[title] ?? `#${one}`)
  }

  async function load(found: string): Promise<void> {
    const entity = collectionSlug
      ? getEntityConfig({ collectionSlug })
      : getEntityConfig({ globalSlug: globalSlug ?? '' })
    const theirs = await read(collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`)
    const mine = getData()
    const fields = namedFields(entity?.fields ?? [])
    const names = fields.map(({ name }) => name)
    const differing = compare({ base, mine, theirs }, names)
    const fieldOf = (name: string) => fields.find((field) => field.name === name) as NamedField
    const labelled = (name: string) => labelOf(Object(fieldOf(name)).label ?? name)
    const textOf = (name: string, value: unknown) =>
      valueText(fieldOf(name), value, { nameOf, labelOf })
    const disputed = differing.disputed.map(async (name) => ({
      name,
      label: labelled(name),
      mine: await textOf(name, mine[name]),
      theirs: await textOf(name, theirs[name]),
    }))
    // For example the own save, whose answer was lost.
    if (disputed.length + differing.theirs.length === 0) {
      await apply(theirs, new Set())
      return
    }
    setConflict({
      problem: found,
      theirs,
      disputed: await Promise.all(disputed),
      added: differing.theirs.map(labelled),
    })
  }

  useEffect(() => {
    if (!problem) return
    // Payload marks a refused form as unmodified, which would disable its buttons.
    setModified(true)
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', valid: true, errorMessage: undefined })
    load(problem).catch(() => toast.error(say('unread')))
  }, [problem])

  async function apply(theirs: Document, taken: ReadonlySet<string>): Promise<void> {
    const mine = getData()
    const { file } = mine
    await reset(merge({ base, mine, theirs }, taken))
    if (file) dispatchFields({ type: 'UPDATE', path: 'file', value: file, valid: true })
    setModified(true)
    setData(theirs)
    setConflict(null)
    toast.success(say('merged'))
  }

  if (conflict === null) return null
  return (
    <MergeDialog
      conflict={conflict}
      say={say}
      onApply={(taken) => apply(conflict.theirs, taken)}
      onClose={() => setConflict(null)}
    />
  )
}
