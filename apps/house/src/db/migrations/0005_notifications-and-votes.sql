CREATE TABLE "notifications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"type" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text,
	"facts" jsonb NOT NULL,
	"read_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"player_id" text NOT NULL,
	"match_id" text NOT NULL,
	"outcome_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "votes_player_id_match_id_pk" PRIMARY KEY("player_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "notification_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_player" ON "notifications" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("player_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "votes_match" ON "votes" USING btree ("match_id","outcome_id");