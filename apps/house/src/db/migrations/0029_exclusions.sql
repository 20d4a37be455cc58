CREATE TABLE "break_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exclusions" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"since" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_answers" (
	"player_id" text PRIMARY KEY NOT NULL,
	"ends_at" bigint,
	"asked_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "break_sessions" ADD CONSTRAINT "break_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_answers" ADD CONSTRAINT "register_answers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "break_sessions_player" ON "break_sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "register_answers_asked" ON "register_answers" USING btree ("asked_at");