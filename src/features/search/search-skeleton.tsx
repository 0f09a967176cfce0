const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Stands where the first products will be, in their measure. */
export function SearchSkeleton() {
  return (
    <div className="search__grid" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="product-blank" />
      ))}
    </div>
  )
}
