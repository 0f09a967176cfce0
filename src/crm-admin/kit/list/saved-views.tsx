import { longestViewName } from '@nas/contract/limits'
import { listViews, removeListView, saveListView } from '@nas/contract/list-views/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Popover } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import type { SearchTexts } from '../address/search-text.ts'
import { failureText } from '../feedback/failure-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { withoutPage } from './list-search.ts'

interface SavedViewsProps {
  list: string
  search: SearchTexts
  onView: (search: SearchTexts) => void
}

/** Filters of the list that all staff share. */
export function SavedViews({ list, search, onView }: SavedViewsProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const content = (
    <ViewChoice
      list={list}
      search={search}
      onView={(chosen) => {
        setOpen(false)
        onView(chosen)
      }}
    />
  )
  return (
    <Popover
      content={content}
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
    >
      <Button aria-expanded={open}>{t('list.views')}</Button>
    </Popover>
  )
}

function ViewChoice({ list, search, onView }: SavedViewsProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const id = useId()
  const queryKey = ['list-views', list]
  const { data: views, error } = useQuery({
    queryKey,
    queryFn: () => runOperation(listViews, { list }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: (failure) =>
      notices.error({
        key: 'list-views',
        description: `${t('list.viewsFailed')} ${t(failureText(failure))}`,
      }),
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '' || isPending) return
    const filters = new URLSearchParams(withoutPage(search)).toString()
    const view = { list, name: name.trim(), filters }
    mutate(() => runOperation(saveListView, view), { onSuccess: () => setName('') })
  }
  return (
    <section className="crm-views" aria-label={t('list.views')}>
      {error !== null && <p role="alert">{t(failureText(error))}</p>}
      {views?.length === 0 && <p>{t('list.noViews')}</p>}
      <ul className="crm-plain">
        {views?.map((view) => (
          <li key={view.name}>
            <Button
              type="text"
              onClick={() => onView(Object.fromEntries(new URLSearchParams(view.filters)))}
            >
              {view.name}
            </Button>
            <Button
              type="text"
              aria-label={t('list.removeView', { name: view.name })}
              onClick={() => mutate(() => runOperation(removeListView, { list, name: view.name }))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={save}>
        <label htmlFor={id}>{t('list.viewName')}</label>
        <Input
          id={id}
          className="crm-field"
          maxLength={longestViewName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="crm-hint">{t('list.viewsShared')}</p>
        <Button htmlType="submit" loading={isPending}>
          {t('list.saveView')}
        </Button>
      </form>
    </section>
  )
}
