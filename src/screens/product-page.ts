// A single file, which is smaller than one per part of the page.
import '../features/product/buy-box.ts'
import '../features/product/delivery-note.ts'
import '../features/product/product-gallery.ts'
import '../features/ratings/product-ratings.ts'
import '../features/viewed/viewed-products.ts'
