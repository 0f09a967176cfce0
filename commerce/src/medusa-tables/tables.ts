/** Every table of Medusa that the shop names in SQL, migrations included, and its columns named there. */
export const medusaTables = {
  account_holder: ['id'],
  api_key: ['id', 'token', 'salt', 'redacted', 'updated_at'],
  auth_identity: ['id', 'app_metadata', 'updated_at'],
  cart: [
    ...['id', 'customer_id', 'shipping_address_id', 'billing_address_id'],
    ...['created_at', 'deleted_at'],
  ],
  cart_line_item: ['cart_id', 'title', 'quantity', 'unit_price', 'deleted_at'],
  cart_address: ['id', 'customer_id'],
  credit_line: ['cart_id'],
  customer: [
    ...['id', 'email', 'first_name', 'last_name', 'phone', 'has_account', 'search_text'],
    ...['created_at', 'updated_at', 'deleted_at'],
  ],
  customer_account_holder: ['customer_id', 'account_holder_id'],
  customer_address: [
    ...['id', 'customer_id', 'first_name', 'last_name', 'phone', 'address_1', 'address_2'],
    ...['city', 'province', 'is_default_shipping', 'created_at', 'updated_at', 'deleted_at'],
  ],
  fulfillment: [
    ...['id', 'location_id', 'delivery_address_id', 'packed_at', 'canceled_at'],
    ...['metadata', 'updated_at'],
  ],
  fulfillment_address: [
    ...['id', 'first_name', 'last_name', 'phone', 'company', 'address_1', 'address_2'],
    ...['postal_code', 'metadata', 'updated_at'],
  ],
  fulfillment_item: ['fulfillment_id', 'inventory_item_id', 'quantity', 'deleted_at'],
  inventory_level: [
    ...['inventory_item_id', 'location_id', 'stocked_quantity', 'raw_stocked_quantity'],
    ...['reserved_quantity', 'raw_reserved_quantity', 'updated_at', 'deleted_at'],
  ],
  order: [
    ...['id', 'version', 'email', 'customer_id', 'shipping_address_id', 'billing_address_id'],
    ...['metadata', 'updated_at'],
  ],
  order_address: [
    ...['id', 'customer_id', 'first_name', 'last_name', 'phone', 'company', 'address_1'],
    ...['address_2', 'postal_code', 'metadata', 'updated_at'],
  ],
  order_change: ['id', 'order_id', 'status', 'canceled_at', 'updated_at', 'deleted_at'],
  order_change_action: ['order_change_id', 'applied', 'deleted_at'],
  order_fulfillment: ['order_id', 'fulfillment_id'],
  order_item: ['order_id', 'item_id', 'version', 'quantity', 'unit_price', 'deleted_at'],
  order_line_item: ['id', 'title', 'unit_price', 'metadata'],
  payment_collection: ['id'],
  price: [
    ...['amount', 'price_set_id', 'currency_code', 'price_list_id', 'rules_count'],
    'deleted_at',
  ],
  product: [
    ...['id', 'external_id', 'title', 'handle', 'status', 'metadata', 'deleted_at'],
    ...['search_text', 'created_at'],
  ],
  product_variant: ['id', 'product_id', 'sku', 'deleted_at'],
  product_variant_inventory_item: ['variant_id', 'inventory_item_id', 'deleted_at'],
  product_variant_price_set: ['variant_id', 'price_set_id', 'deleted_at'],
  provider_identity: ['auth_identity_id', 'entity_id'],
  reservation_item: [
    ...['line_item_id', 'inventory_item_id', 'location_id', 'quantity'],
    ...['updated_at', 'deleted_at'],
  ],
  user: [
    ...['id', 'email', 'first_name', 'last_name', 'metadata', 'search_text'],
    ...['created_at', 'updated_at', 'deleted_at'],
  ],
} as const satisfies Record<string, readonly string[]>
