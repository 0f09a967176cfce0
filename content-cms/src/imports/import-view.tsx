import { DefaultTemplate } from '@payloadcms/next/templates'
import { getTranslation } from '@payloadcms/translations'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isPublisher } from '../access/rules'
import { languageOf } from '../labels'
import './import.css'
import { ImportForm } from './import-form'
import { isKindName, kinds } from './kinds'
import { textsOf } from './texts'

/** `/admin/imports/prices`: exports and imports of one kind. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  const [, name] = [params?.segments].flat()
  if (!user || !isKindName(name)) notFound()
  const say = textsOf(i18n.language)
  const language = languageOf(i18n.language)
  const { api, admin } = payload.config.routes
  const address = `${api}/imports/${name}`
  const { label, collection } = kinds[name]
  const { plural } = payload.collections[collection].config.labels
  const list = {
    label: getTranslation(plural as string, i18n),
    url: `${admin}/collections/${collection}`,
  }
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user }}
      visibleEntities={{ ...visibleEntities }}
    >
      <SetStepNav nav={[list, { label: say.title }]} />
      <Gutter className="import">
        <h1>{`${say.title}: ${label[language]}`}</h1>
        <nav aria-label={say.title}>
          {Object.entries(kinds).map(([other, kind]) => (
            <Link key={other} href={`${admin}/imports/${other}`} aria-current={other === name}>
              {kind.label[language]}
            </Link>
          ))}
        </nav>
        <h2>{say.export}</h2>
        <p>{say.exportHint}</p>
        <p className="import__files">
          {['csv', 'xlsx'].map((format) => (
            <a key={format} href={`${address}?format=${format}`} download>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
        <h2>{say.import}</h2>
        {isPublisher(req) ? (
          <ImportForm key={name} address={address} />
        ) : (
          <p>{say.forPublishers}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
