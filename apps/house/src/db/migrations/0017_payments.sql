CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"return_to" text,
	"provider_ref" text,
	"confirm_by" bigint,
	"check_at" bigint,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "payments_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "stand_in_deposits" (
	"reference" text PRIMARY KEY NOT NULL,
	"provider_ref" text NOT NULL,
	"card" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"ends_at" bigint,
	"notices" integer NOT NULL,
	"notice_at" bigint,
	CONSTRAINT "stand_in_deposits_provider_ref_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_request" ON "payments" USING btree ("player_id","request_id");--> statement-breakpoint
CREATE INDEX "payments_player" ON "payments" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at") WHERE "payments"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE "payments"."kind" = 'payout' and "payments"."status" in ('initial', 'approved');--> statement-breakpoint
CREATE INDEX "stand_in_ends" ON "stand_in_deposits" USING btree ("ends_at") WHERE "stand_in_deposits"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "stand_in_notices" ON "stand_in_deposits" USING btree ("notice_at") WHERE "stand_in_deposits"."notices" > 0;