CREATE TABLE "own_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"period" text,
	"value" bigint,
	"currency" text,
	"created_at" bigint NOT NULL,
	"disable_at" bigint,
	"confirm_from" bigint,
	"confirm_until" bigint,
	"starts_at" bigint,
	"replaces" text
);
--> statement-breakpoint
CREATE TABLE "play_usage" (
	"player_id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"day_start" bigint DEFAULT 0 NOT NULL,
	"day_staked" bigint DEFAULT 0 NOT NULL,
	"day_returned" bigint DEFAULT 0 NOT NULL,
	"day_deposited" bigint DEFAULT 0 NOT NULL,
	"day_signed_in" bigint DEFAULT 0 NOT NULL,
	"day_active" bigint DEFAULT 0 NOT NULL,
	"week_start" bigint DEFAULT 0 NOT NULL,
	"week_staked" bigint DEFAULT 0 NOT NULL,
	"week_returned" bigint DEFAULT 0 NOT NULL,
	"week_deposited" bigint DEFAULT 0 NOT NULL,
	"week_signed_in" bigint DEFAULT 0 NOT NULL,
	"week_active" bigint DEFAULT 0 NOT NULL,
	"month_start" bigint DEFAULT 0 NOT NULL,
	"month_staked" bigint DEFAULT 0 NOT NULL,
	"month_returned" bigint DEFAULT 0 NOT NULL,
	"month_deposited" bigint DEFAULT 0 NOT NULL,
	"month_signed_in" bigint DEFAULT 0 NOT NULL,
	"month_active" bigint DEFAULT 0 NOT NULL,
	"active_at" bigint
);
--> statement-breakpoint
ALTER TABLE "own_limits" ADD CONSTRAINT "own_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_usage" ADD CONSTRAINT "play_usage_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_limits_player" ON "own_limits" USING btree ("player_id") WHERE "own_limits"."status" <> 'disabled';