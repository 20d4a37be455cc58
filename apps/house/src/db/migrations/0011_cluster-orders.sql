CREATE TABLE "cluster_orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"house" text NOT NULL,
	"call" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
