import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button } from 'antd'
import { StateTag } from './content-columns.tsx'
import type { ListedRecord } from './content-lists.ts'
import { useEditorTexts } from './editor-texts.ts'

interface SortableListProps {
  rows: readonly ListedRecord[]
  busy: boolean
  /** @param index the new position among the other rows */
  onPlace: (row: ListedRecord, index: number) => void
}

export function SortableList({ rows, busy, onPlace }: SortableListProps) {
  const { t } = useEditorTexts()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: number | string | undefined) =>
    rows.findIndex((row) => row.id === Number(id))
  const said = (id: number | string, over?: number | string) => ({
    name: rows[placeOf(id)]?.name ?? '',
    place: placeOf(over ?? id) + 1,
    count: rows.length,
  })
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const row = rows[placeOf(active.id)]
    const place = placeOf(over?.id)
    if (row !== undefined && place >= 0 && place !== placeOf(active.id)) onPlace(row, place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t('arrange.keys') },
        announcements: {
          onDragStart: ({ active }) => t('arrange.picked', said(active.id)),
          onDragOver: ({ active, over }) => t('arrange.over', said(active.id, over?.id)),
          onDragEnd: ({ active, over }) => t('arrange.dropped', said(active.id, over?.id)),
          onDragCancel: ({ active }) => t('arrange.cancelled', said(active.id)),
        },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="crm-plain crm-arranged" aria-busy={busy}>
          {rows.map((row, index) => (
            <SortableRow
              key={row.id}
              row={row}
              index={index}
              count={rows.length}
              busy={busy}
              onPlace={onPlace}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps extends Pick<SortableListProps, 'busy' | 'onPlace'> {
  row: ListedRecord
  index: number
  count: number
}

function SortableRow({ row, index, count, busy, onPlace }: SortableRowProps) {
  const { t } = useEditorTexts()
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition } =
    useSortable({ id: row.id })
  const { name, state } = row
  const moves = [
    ['first', '⤒', 0],
    ['up', '↑', index - 1],
    ['down', '↓', index + 1],
  ] as const
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Transform.toString(transform), transition }}>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="crm-handle"
        {...attributes}
        {...listeners}
        aria-label={t('arrange.handle', { name })}
      >
        ⠿
      </button>
      <span className="crm-muted">{index + 1}</span>
      <span className="crm-arranged-name">{name}</span>
      <StateTag state={state} />
      <span className="crm-moves-inline">
        {moves.map(([move, sign, to]) => (
          <Button
            key={move}
            type="text"
            disabled={busy || to === index || to < 0 || to === count}
            aria-label={t(`arrange.${move}`, { name })}
            onClick={() => onPlace(row, to)}
          >
            {sign}
          </Button>
        ))}
      </span>
    </li>
  )
}
