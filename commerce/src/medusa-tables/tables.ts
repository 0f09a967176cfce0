/** Every table of Medusa that our SQL names, migrations included, with the named columns. */
export const medusaTables = {
  account_holder: ['id'],
  api_key: [
    ...['id', 'token', 'salt', 'redacted', 'type', 'revoked_at', 'updated_at', 'deleted_at'],
  ],
  auth_identity: ['id', 'app_metadata', 'updated_at'],
  cart: [
    ...['id', 'customer_id', 'shipping_address_id', 'billing_address_id'],
    ...['created_at', 'deleted_at'],
  ],
  capture: ['id', 'payment_id', 'amount', 'raw_amount', 'created_at', 'updated_at'],
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
    ...['shipped_at', 'delivered_at', 'provider_id', 'shipping_option_id', 'data'],
    ...['requires_shipping', 'metadata', 'created_at', 'updated_at'],
  ],
  fulfillment_address: [
    ...['id', 'first_name', 'last_name', 'phone', 'company', 'address_1', 'address_2'],
    ...['postal_code', 'metadata', 'created_at', 'updated_at'],
  ],
  fulfillment_item: [
    ...['id', 'fulfillment_id', 'title', 'sku', 'barcode', 'line_item_id', 'inventory_item_id'],
    ...['quantity', 'raw_quantity', 'created_at', 'updated_at', 'deleted_at'],
  ],
  inventory_level: [
    ...['inventory_item_id', 'location_id', 'stocked_quantity'],
    ...['raw_stocked_quantity', 'reserved_quantity', 'raw_reserved_quantity'],
    ...['updated_at', 'deleted_at'],
  ],
  order: [
    ...['id', 'display_id', 'version', 'status', 'is_draft_order', 'region_id'],
    ...['sales_channel_id', 'customer_id', 'email', 'currency_code', 'locale'],
    ...['shipping_address_id', 'billing_address_id', 'metadata', 'canceled_at', 'created_at'],
    ...['updated_at'],
  ],
  order_address: [
    ...['id', 'customer_id', 'first_name', 'last_name', 'phone', 'company'],
    ...['address_1', 'address_2', 'city', 'province', 'country_code'],
    ...['postal_code', 'metadata', 'created_at', 'updated_at'],
  ],
  order_change: ['id', 'order_id', 'status', 'canceled_at', 'updated_at', 'deleted_at'],
  order_change_action: ['order_change_id', 'applied', 'deleted_at'],
  order_fulfillment: ['id', 'order_id', 'fulfillment_id', 'created_at', 'updated_at'],
  order_item: [
    ...['id', 'order_id', 'item_id', 'version', 'metadata', 'quantity'],
    ...['raw_quantity', 'fulfilled_quantity', 'raw_fulfilled_quantity'],
    ...['shipped_quantity', 'raw_shipped_quantity', 'delivered_quantity'],
    ...['raw_delivered_quantity', 'return_requested_quantity'],
    ...['raw_return_requested_quantity', 'return_received_quantity'],
    ...['raw_return_received_quantity', 'return_dismissed_quantity'],
    ...['raw_return_dismissed_quantity', 'written_off_quantity'],
    ...['raw_written_off_quantity', 'unit_price', 'created_at', 'updated_at'],
    ...['deleted_at'],
  ],
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
    ...['id', 'line_item_id', 'inventory_item_id', 'location_id', 'quantity'],
    ...['raw_quantity', 'created_at', 'updated_at', 'deleted_at'],
  ],
  user: [
    ...['id', 'email', 'first_name', 'last_name', 'metadata', 'search_text'],
    ...['created_at', 'updated_at', 'deleted_at'],
  ],
  order_line_item: [
    ...['id', 'title', 'thumbnail', 'metadata', 'product_id', 'product_title'],
    ...['product_handle', 'variant_id', 'variant_sku', 'requires_shipping'],
    ...['is_discountable', 'is_tax_inclusive', 'is_custom_price', 'is_giftcard'],
    ...['unit_price', 'raw_unit_price', 'created_at', 'updated_at'],
  ],
  order_line_item_tax_line: [
    ...['id', 'item_id', 'description', 'code', 'provider_id', 'tax_rate_id'],
    ...['rate', 'raw_rate', 'created_at', 'updated_at'],
  ],
  order_shipping_method_tax_line: [
    ...['id', 'shipping_method_id', 'description', 'code', 'provider_id'],
    ...['tax_rate_id', 'rate', 'raw_rate', 'created_at', 'updated_at'],
  ],
  order_payment_collection: [
    ...['id', 'order_id', 'payment_collection_id', 'created_at', 'updated_at', 'deleted_at'],
  ],
  order_shipping: [
    ...['id', 'order_id', 'version', 'shipping_method_id', 'created_at'],
    ...['updated_at'],
  ],
  order_shipping_method: [
    ...['id', 'name', 'shipping_option_id', 'data', 'is_tax_inclusive'],
    ...['is_custom_amount', 'amount', 'raw_amount', 'created_at', 'updated_at'],
  ],
  order_transaction: [
    ...['id', 'order_id', 'version', 'amount', 'raw_amount', 'currency_code', 'reference'],
    ...['reference_id', 'created_at', 'updated_at'],
  ],
  order_summary: [...['id', 'order_id', 'version', 'totals', 'created_at', 'updated_at']],
  payment_collection: [
    ...['id', 'status', 'currency_code', 'amount', 'raw_amount'],
    ...['authorized_amount', 'raw_authorized_amount', 'captured_amount'],
    ...['raw_captured_amount', 'refunded_amount', 'raw_refunded_amount', 'completed_at'],
    ...['created_at', 'updated_at'],
  ],
  payment: [
    ...['id', 'payment_collection_id', 'payment_session_id', 'provider_id', 'data'],
    ...['currency_code', 'amount', 'raw_amount', 'captured_at', 'canceled_at', 'created_at'],
    ...['updated_at'],
  ],
  payment_session: [
    ...['id', 'payment_collection_id', 'provider_id', 'data', 'status'],
    ...['authorized_at', 'currency_code', 'amount', 'raw_amount', 'created_at'],
    ...['updated_at'],
  ],
} as const satisfies Record<string, readonly string[]>
